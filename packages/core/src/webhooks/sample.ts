import type { Locale } from '../locales.ts';
import type { MatchedNews } from './news.ts';

const words: Record<Locale, { name: string; pattern: string; quote: string }> = {
  en: {
    name: 'Sample conversation',
    pattern: 'Wants to leave',
    quote: 'I would like to cancel the contract',
  },
  ua: { name: 'Зразок розмови', pattern: 'Хоче піти', quote: 'Я хочу розірвати договір' },
  ru: { name: 'Образец разговора', pattern: 'Хочет уйти', quote: 'Я хочу расторгнуть договор' },
};

/** News of a call that there is not, by which somebody tries an address. */
export function sampleNews(
  {
    id,
    workspace_id,
    project,
    now,
    link,
  }: Pick<MatchedNews, 'id' | 'workspace_id' | 'project'> & {
    now: Date;
    link: string;
  },
  locale: Locale,
): MatchedNews {
  const { name, pattern, quote } = words[locale];
  return {
    id,
    type: 'project.matched',
    is_test: true,
    workspace_id,
    project,
    file: {
      file_id: '00000000-0000-4000-8000-000000000000',
      name,
      operator: 'Olena',
      abonent: '+380441234567',
      direction: 'inbound',
      language: locale === 'ua' ? 'uk' : locale,
      duration_ms: 184_000,
      started_at: now.toISOString(),
      score: 5,
      link,
    },
    patterns: [
      {
        id: 0,
        name: pattern,
        score: 5,
        moments: [
          {
            phrase_id: 7,
            words: [0, 6],
            start_ms: 62_400,
            end_ms: 65_100,
            speaker: 'abonent',
            role: 'abonent',
            text: quote,
          },
        ],
      },
    ],
    query: null,
  };
}
