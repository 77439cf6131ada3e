import { ownMeasures } from '@earshot/core/matching/semantics/own-semantics.ts';
import { Explained } from '../../components/Explained.tsx';
import { useTexts } from '../../lib/i18n.ts';
import type { SearchPage } from '../../shared/files/files.queries.ts';
import { useMay } from '../../shared/users.queries.ts';
import { semanticsNoteTexts } from './semantics-note.texts.ts';

/** What compared the meanings, what can be found that way and how it gets better, and why it was not what was set up. */
export function SemanticsNote({ used }: { used: NonNullable<SearchPage['semantics']> }) {
  const t = useTexts(semanticsNoteTexts);
  const isOperator = useMay('operator');
  const { name, instead_of, reason } = used;
  // Any other measure is an outside server, which has a name of its own.
  const kind = ownMeasures.find((own) => own === name) ?? 'server';
  const better = t(isOperator ? 'better_operator' : 'better_others');
  const isBest = kind === 'server' || instead_of !== null;
  return (
    <p className="sm mut search-note">
      {t(`by_${kind}`, { name: modelName(name) })}
      {instead_of !== null && ` ${t('insteadOf', { name: modelName(instead_of) })}`}
      {reason !== null && ` ${t(`reason_${reason}`)}`}{' '}
      <Explained
        className="search-note-about"
        why={[t(`about_${kind}`), ...(isBest ? [] : [better])].join(' ')}
      >
        {t('about')}
      </Explained>
    </p>
  );
}

/** `embeddings:MODEL` → `MODEL`. */
const modelName = (measure: string) => measure.replace(/^embeddings:/, '');
