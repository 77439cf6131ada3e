import { Link2Off } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { letterTexts } from './letter.texts.ts';

/** The link belongs to no letter, or to one that is too old. */
export function InvalidLink() {
  const t = useTexts(letterTexts);
  return (
    <EmptyState icon={<Link2Off size={22} />} title={t('invalidTitle')} text={t('invalid')}>
      <ButtonLink variant="outlined" to="/login">
        {t('signIn')}
      </ButtonLink>
    </EmptyState>
  );
}
