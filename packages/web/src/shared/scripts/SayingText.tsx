import type { Saying } from '@earshot/core/wording/saying.ts';
import { parseVariation } from '@earshot/core/wording/variation-parser.ts';
import { Fragment } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import './saying.css';
import { scriptTexts } from './scripts.texts.ts';

/** What was said beside what is written: left out struck through, said otherwise beside it, slots with what filled them. */
export function SayingText({ saying, written }: { saying: Saying; written: string }) {
  const t = useTexts(scriptTexts);
  const musts = parseVariation(written).items.filter((item) => item.kind === 'word' && item.mark === 'must');
  const isMust = (at: readonly [number, number] | null) => musts.some(({ start }) => start === at?.[0]);
  return (
    <p className="saying" dir="auto">
      {saying.difference.map((piece, at) => {
        const { kind, said } = piece;
        const meant = piece.written === null ? '' : written.slice(...piece.written);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are known by their place alone.
          <Fragment key={at}>
            {(kind === 'left_out' || kind === 'different') &&
              (isMust(piece.written) ? (
                <del className="must" title={t('mustLeftOut')}>
                  {meant}
                </del>
              ) : (
                <del title={t('leftOut')}>{meant}</del>
              ))}
            {kind === 'different' && ' '}
            {kind === 'same' && said}
            {kind === 'different' && <em title={t('instead')}>{said}</em>}
            {kind === 'added' && <ins title={t('added')}>{said}</ins>}
            {kind === 'filled' && <span className="filled">{said}</span>}{' '}
          </Fragment>
        );
      })}
    </p>
  );
}
