import type { Trigger } from '@earshot/core/projects/triggers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { conversionsQuery } from '../../shared/conversions/conversions.queries.ts';
import { patternsQuery, segmentsQuery, tagsQuery } from '../../shared/rules/rules.queries.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { cardTexts } from './card.texts.ts';

type Named = { id: number; name: string };

/** Patterns, tags and segments by their ids, as far as this person may see them. */
export function useNames() {
  const may = useMayFor();
  const patterns = useQuery({ ...patternsQuery(), enabled: may('patterns.read') }).data?.results;
  const tags = useQuery({ ...tagsQuery(), enabled: may('tags.read') }).data?.results;
  const segments = useQuery({ ...segmentsQuery(), enabled: may('segments.read') }).data?.results;
  const conversions = useQuery({ ...conversionsQuery(), enabled: may('conversions.read') }).data?.results;
  const t = useTexts(cardTexts);
  const nameIn = (list: readonly Named[] | undefined) => (id: number) =>
    list === undefined ? '…' : (list.find((one) => one.id === id)?.name ?? t('gone'));
  return {
    patterns,
    tags,
    segments,
    conversions,
    patternName: nameIn(patterns),
    tagName: nameIn(tags),
    segmentName: nameIn(segments),
    conversionName: nameIn(conversions),
  };
}

/** What a trigger does, in a few words. */
export function useTriggerWords(): (trigger: Trigger) => string {
  const t = useTexts(cardTexts);
  const { tagName, segmentName, conversionName } = useNames();
  return (trigger) => {
    switch (trigger.type) {
      case 'mark':
        return [...new Set(trigger.tags.map(({ tag_id }) => tagName(tag_id)))].join(', ');
      case 'notify':
        return [
          ...(trigger.user_ids.length > 0 ? [t('people', { count: trigger.user_ids.length })] : []),
          ...(trigger.emails.length > 0 ? [t('addresses', { count: trigger.emails.length })] : []),
        ].join(', ');
      case 'favorite':
        return t('people', { count: trigger.user_ids.length });
      case 'webhook':
        return hostOf(trigger.url);
      case 'segment':
        return segmentName(trigger.segment_id);
      case 'conversion':
        return conversionName(trigger.conversion_id);
      default:
        return '';
    }
  };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
