import { ProjectInput } from '@earshot/core/projects/projects.ts';
import { useCallback } from 'react';
import { formatDay, languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { LinesOf } from '../../../shared/drafts/DraftDifferences.tsx';
import { useVersionLines } from '../../../shared/rules/editor/version-lines.ts';
import { cardTexts } from '../card.texts.ts';
import { useNames, useTriggerWords } from '../use-trigger-words.ts';

/** What the form of a project says, line by line, in words. */
export function useProjectLines(): LinesOf {
  const t = useTexts(cardTexts);
  const lines = useVersionLines();
  const triggerWords = useTriggerWords();
  const { patternName } = useNames();
  return useCallback(
    (body) => {
      const { name, description, query, filters } = body;
      const { data } = ProjectInput.safeParse(body);
      const words = lines({ name, description, query, filters });
      if (data === undefined) return words;
      const { patterns, triggers, language, auto_language, alerts_period, history_from } = data;
      return [
        ...words,
        { name: 'patterns', label: t('patterns'), text: patterns.map(patternName).join(', ') },
        {
          name: 'language',
          label: t('language'),
          text: auto_language ? t('everyLanguage') : language.map(languageName).join(', '),
        },
        {
          name: 'triggers',
          label: t('triggers'),
          text: triggers.map((trigger) => `${t(trigger.type)}: ${triggerWords(trigger)}`).join('; '),
        },
        { name: 'alerts_period', label: t('alerts'), text: t(`alerts_${alerts_period}`) },
        {
          name: 'history_from',
          label: t('onStart'),
          text: history_from === null ? t('fromNow') : t('sincePast', { day: formatDay(history_from) }),
        },
      ];
    },
    [t, lines, triggerWords, patternName],
  );
}
