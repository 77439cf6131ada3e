import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { UserRoundCog } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { loginTexts } from './login.texts.ts';
import { PublicLayout } from './PublicLayout.tsx';

export function AskAdministratorPage() {
  const t = useTexts(loginTexts);
  useTitle(t('askTitle'));
  return (
    <PublicLayout>
      <EmptyState icon={<UserRoundCog size={22} />} title={t('askTitle')} text={t('askText')}>
        <Button variant="outlined" component={Link} {...{ to: '/login', viewTransition: true }}>
          {t('back')}
        </Button>
      </EmptyState>
    </PublicLayout>
  );
}
