import type { NamedPerson } from '@earshot/core/comments/comments.api.ts';
import { mentionOf, piecesOf } from '@earshot/core/comments/mentions.ts';
import { useTexts } from '../../../lib/i18n.ts';
import './mentions.css';
import { mentionsTexts } from './mentions.texts.ts';

/** The words of a comment, with people by the names they have now. */
export function MentionedText({ text, people }: { text: string; people: readonly NamedPerson[] }) {
  const t = useTexts(mentionsTexts);
  let at = 0;
  return piecesOf(text).map((piece) => {
    const key = at++;
    if ('text' in piece) return piece.text;
    const person = people.find((one) => one.user_id === piece.user_id);
    // Written before people could be named.
    if (person === undefined) return mentionOf(piece.user_id);
    return (
      <b key={key} className="mention">
        @{person.name || t('formerMember')}
      </b>
    );
  });
}
