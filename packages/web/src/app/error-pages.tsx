import { Compass, Lock, TriangleAlert } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { PlainButton, PlainButtonLink } from '../components/PlainButton.tsx';
import { useTexts } from '../lib/i18n.ts';
import { PartMissing } from '../lib/parts.ts';
import { useTitle } from '../lib/use-title.ts';
import { leave } from '../shared/users.queries.ts';
import { errorPageTexts } from './error-pages.texts.ts';
import { PartMissingPage } from './PartMissingPage.tsx';

const whole = { display: 'flex', minHeight: '60dvh', flex: 1 };

export function NotFoundPage() {
  const t = useTexts(errorPageTexts);
  useTitle(t('notFound'));
  return (
    <main style={whole}>
      <EmptyState icon={<Compass size={22} />} title={t('notFound')} text={t('notFoundText')}>
        <PlainButtonLink look="contained" to="/files">
          {t('toFiles')}
        </PlainButtonLink>
      </EmptyState>
    </main>
  );
}

export function AccessPage() {
  const t = useTexts(errorPageTexts);
  useTitle(t('accessTitle'));
  return (
    <main style={{ ...whole, minHeight: '100dvh' }}>
      <EmptyState icon={<Lock size={22} />} title={t('accessTitle')} text={t('accessText')}>
        <PlainButton
          look="outlined"
          onClick={() => void leave().finally(() => window.location.assign('/login'))}
        >
          {t('toSignIn')}
        </PlainButton>
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
        <PlainButtonLink look="outlined" to="/files">
          {t('toFiles')}
        </PlainButtonLink>
      </EmptyState>
    </div>
  );
}

export function CrashPage({ error, reset }: { error?: unknown; reset?: () => void }) {
  const t = useTexts(errorPageTexts);
  if (error instanceof PartMissing) return <PartMissingPage error={error} onThere={() => reset?.()} />;
  return (
    <div style={whole} role="alert">
      <EmptyState icon={<TriangleAlert size={22} />} title={t('crashed')} text={t('crashedText')}>
        <PlainButton look="contained" onClick={() => window.location.reload()}>
          {t('reload')}
        </PlainButton>
      </EmptyState>
    </div>
  );
}
