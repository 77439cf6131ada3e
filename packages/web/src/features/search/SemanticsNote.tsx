import { ownMeasures } from '@earshot/core/matching/semantics/own-semantics.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { SearchPage } from '../../shared/files/files.queries.ts';
import { searchTexts } from './search.texts.ts';

/** Any other measure is an outside server, which has a name of its own. */
const isOwnMeasure = (name: string): name is (typeof ownMeasures)[number] =>
  ownMeasures.some((own) => own === name);

/** Which measure of meaning answered, and why it was not the one that was set up. */
export function SemanticsNote({ used }: { used: NonNullable<SearchPage['semantics']> }) {
  const t = useTexts(searchTexts);
  const { name, instead_of, reason } = used;
  return (
    <p className="sm mut search-note">
      {t('semanticsBy', { name: isOwnMeasure(name) ? t(`semantics_${name}`) : name })}
      {instead_of !== null && ` ${t('insteadOf', { name: instead_of })}`}
      {reason !== null && ` ${t(`reason_${reason}`)}`}
    </p>
  );
}
