import type { Hit } from '@earshot/core/matching/query.ts';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { HitSnippet } from './HitSnippet.tsx';
import './hits.css';
import { hitsTexts } from './hits.texts.ts';
import { passagesOf } from './passages.ts';
import type { HitCall } from './play-call.ts';
import type { Sought } from './sought.ts';

type Props = {
  call: HitCall;
  hits: readonly Hit[];
  /** How many passages are shown before one asks for more. */
  first?: number;
  isPlain?: boolean;
  sought?: Sought | undefined;
  onOpen?: () => void;
};

/** The passages of one call: the first few, and the rest when asked for. */
export function HitList({ call, hits, first = 3, isPlain = false, sought, onOpen }: Props) {
  const t = useTexts(hitsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const passages = passagesOf(hits);
  const more = passages.length - first;
  const shown = isOpen || more <= 0 ? passages : passages.slice(0, first);
  return (
    <div className="hits">
      {shown.map((passage) => (
        <HitSnippet key={passage.key} {...{ call, passage, isPlain, sought, onOpen }} />
      ))}
      {more > 0 && (
        <button
          type="button"
          className="plain link hits-more"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('fewer') : t('more', { count: more })}
        </button>
      )}
    </div>
  );
}
