import Button from '@mui/material/Button';
import { Compass, Lock, TriangleAlert } from 'lucide-react';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTexts } from '../lib/i18n.ts';
import { leave } from '../shared/users.queries.ts';
import { errorPageTexts } from './error-pages.texts.ts';

const whole = { display: 'flex', minHeight: '60dvh', flex: 1 };

export function NotFoundPage() {
  const t = useTexts(errorPageTexts);
  return (
    <main style={whole}>
      <EmptyState icon={<Compass size={22} />} title={t('notFound')} text={t('notFoundText')}>
        <ButtonLink variant="contained" to="/files">
          {t('toFiles')}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}

export function AccessPage() {
  const t = useTexts(errorPageTexts);
  return (
    <main style={{ ...whole, minHeight: '100dvh' }}>
      <EmptyState icon={<Lock size={22} />} title={t('accessTitle')} text={t('accessText')}>
        <Button
          variant="outlined"
          onClick={() => void leave().finally(() => window.location.assign('/login'))}
        >
          {t('toSignIn')}
        </Button>
      </EmptyState>
    </main>
  );
}

/** A section that an administrator has not opened to this person. */
export function ClosedPage() {
  const t = useTexts(errorPageTexts);
  return (
    <div style={whole}>
      <EmptyState icon={<Lock size={22} />} title={t('closed')} text={t('closedText')}>
        <ButtonLink variant="outlined" to="/files">
          {t('toFiles')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

export function CrashPage() {
  const t = useTexts(errorPageTexts);
  return (
    <div style={whole} role="alert">
      <EmptyState icon={<TriangleAlert size={22} />} title={t('crashed')} text={t('crashedText')}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
