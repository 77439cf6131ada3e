import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import type { ReactNode } from 'react';
import { formatDay, languageName } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { useActiveFilters } from '../../../shared/filters/use-active-filters.ts';
import { useDescribe } from '../../../shared/rules/builder/describe.ts';
import { cardTexts } from '../card.texts.ts';
import { subjectTexts } from '../subject.texts.ts';
import { useSubjectName } from '../use-subjects.ts';
import { useNames, useTriggerWords } from '../use-trigger-words.ts';

/** What a project does, line by line. */
export function ProjectWords({ project }: { project: ProjectInput }) {
  const t = useTexts(cardTexts);
  const describe = useDescribe();
  const triggerWords = useTriggerWords();
  const { patternName } = useNames();
  const filters = useActiveFilters(searchOf(project.filters), null);
  const s = useTexts(subjectTexts);
  const subject = useSubjectName(project.subject);
  const { query, patterns, triggers, language, auto_language, alerts_period, history_from } = project;
  return (
    <dl className="project-words">
      {project.subject && (
        <Line name={s('subject')}>
          {s(`kind_${project.subject.kind}`)}
          {project.subject.kind !== 'engine' && `: ${subject === null ? s('gone') : (subject ?? '…')}`}
        </Line>
      )}
      {query && <Line name={t('finds')}>{describe.query(query)}</Line>}
      {patterns.length > 0 && (
        <Line name={query ? t('orPatterns') : t('patterns')}>{patterns.map(patternName).join(', ')}</Line>
      )}
      <Line name={t('inCalls')}>
        {filters.length === 0
          ? t('everyCall')
          : filters.map(({ title, value }) => `${title}: ${value}`).join('; ')}
      </Line>
      <Line name={t('language')}>
        {auto_language ? t('everyLanguage') : language.map(languageName).join(', ')}
      </Line>
      <Line name={t('triggers')}>
        {triggers.length === 0
          ? t('none')
          : triggers.map((trigger) => (
              <span key={trigger.type} className="project-words-line">
                <span className="t2">{t(trigger.type)}:</span> {triggerWords(trigger)}
              </span>
            ))}
      </Line>
      <Line name={t('alerts')}>{t(`alerts_${alerts_period}`)}</Line>
      <Line name={t('onStart')}>
        {history_from === null ? t('fromNow') : t('sincePast', { day: formatDay(history_from) })}
      </Line>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
