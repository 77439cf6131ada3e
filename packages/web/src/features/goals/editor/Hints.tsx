import type { Hint } from '@earshot/core/goals/lint.ts';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { editorTexts } from './editor.texts.ts';

/** What is probably not meant about a question. */
export function Hints({ hints }: { hints: readonly Hint[] }) {
  const t = useTexts(editorTexts);
  return hints.map(({ code, word }) => (
    <p key={`${code}-${word}`} className="goal-hint sm" data-testid={`hint-${code}`}>
      <TriangleAlert size={14} aria-hidden />
      {t(`hint_${code}`, { word })}
    </p>
  ));
}
