import { callsCounted, type ReportInput } from '@earshot/core/reports/reports.ts';
import type { ReportTemplate, ThingIds } from '@earshot/core/reports/template.ts';
import {
  blocksOfTemplate,
  findTemplate,
  rightsOfTemplate,
  thingsOfTemplate,
} from '@earshot/core/reports/templates.ts';
import { useLocale, useTexts } from '../../lib/i18n.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { useMeasuredThings } from './blocks/use-measured-things.ts';
import { reportsTexts } from './reports.texts.ts';

/** Why a template cannot be begun with, in words; null where it can. */
export function useTemplateLack(): (template: ReportTemplate) => string | null {
  const t = useTexts(reportsTexts);
  const may = useMayFor();
  const { thingsOf, isLoading } = useMeasuredThings();
  return (template) => {
    if (!rightsOfTemplate(template).every(may)) return t('needsRight');
    if (isLoading) return null;
    const missing = thingsOfTemplate(template).find((thing) => thingsOf(thing).length === 0);
    return missing === undefined ? null : t(`needs_${missing}`);
  };
}

/** A new report: of a template, counted by the first rules of the workspace, or one that counts calls by day; undefined until the rules are here. */
export function useNewReport(templateId: string | undefined): ReportInput | undefined {
  const locale = useLocale();
  const { thingsOf, isLoading } = useMeasuredThings();
  const template = findTemplate(templateId);
  if (template === undefined) return newReport;
  if (isLoading) return undefined;
  const ids: ThingIds = {};
  for (const thing of thingsOfTemplate(template)) ids[thing] = thingsOf(thing)[0]?.id;
  return {
    ...newReport,
    name: template.name[locale],
    note: template.note[locale],
    period: { ...newReport.period, last: template.last },
    blocks: blocksOfTemplate(template, ids),
  };
}

const newReport: ReportInput = {
  name: '',
  note: '',
  filters: {},
  query: null,
  period: { last: '30d', start: null, to: null, compare: 'previous' },
  blocks: [
    {
      title: '',
      measures: [callsCounted],
      by: ['day'],
      draw: 'line',
      sort: 'highest',
      limit: 20,
      filters: {},
    },
  ],
};
