import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import { useTexts } from '../../lib/i18n.ts';
import { builderTexts } from '../../shared/rules/builder/builder.texts.ts';
import { words } from '../../shared/words.texts.ts';
import { listTexts } from './list.texts.ts';

type Rule = Pick<ProjectInput, 'query' | 'patterns' | 'filters' | 'language' | 'auto_language'>;

/** How many filters narrow the calls. */
export function filterCount({ periods = [], ...filters }: CallFilters): number {
  const names = Object.keys(filters).filter((name) => name !== 'matching');
  return names.length + periods.length;
}

/** What a project finds, as short as it can be said: `any · 14 phrases · 3 patterns · uk, ru`. */
export function useRuleLine(): (rule: Rule) => string {
  const t = useTexts(listTexts);
  const b = useTexts(builderTexts);
  const w = useTexts(words);
  const ofQuery = ({ type, matching, phrases, who, part }: Query): string[] => [
    ...(type === 'phrases'
      ? [t(matching === 'all' ? 'every' : matching), t('phrases', { count: phrases.length })]
      : [t(type)]),
    ...(who === 'anyone' ? [] : [w(who).toLocaleLowerCase()]),
    ...(part.name === 'entire' ? [] : [b(`part_${part.name}`).toLocaleLowerCase()]),
  ];
  return ({ query, patterns, filters, language, auto_language }) => {
    const count = filterCount(filters);
    return [
      ...(query === null ? [] : ofQuery(query)),
      ...(patterns.length > 0 ? [t('patterns', { count: patterns.length })] : []),
      ...(count > 0 ? [t('filters', { count })] : []),
      auto_language ? t('everyLanguage') : language.join(', '),
    ].join(' · ');
  };
}
