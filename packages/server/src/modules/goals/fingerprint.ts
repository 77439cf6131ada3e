import { createHash } from 'node:crypto';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';

/** A short fingerprint of a text: the same for the same text, and in practice another for any other. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What a question asks: with other words, or in another mode, it is another question. */
export const wordingOf = ({ text, mode }: Pick<QuestionInput, 'text' | 'mode'>): string =>
  hashOf(JSON.stringify([text.trim(), mode]));
