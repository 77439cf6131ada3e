import { ChartColumn } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { reportLinkTexts } from './links/links.texts.ts';
import type { ReportSearch } from './page/report-search.ts';
import { reportsTexts } from './reports.texts.ts';

export type ReportsSearch = TextSearch<'name' | 'create'>;
/** The template that a new report begins with. */
export type ReportFormSearch = TextSearch<'template'>;

const title = said(reportsTexts, 'title');
const can = 'reports.read';

export const reportsSections = [
  {
    paths: ['/reports'],
    title,
    page: lazyPage(() => import('./list/ReportsPage.tsx'), 'ReportsPage'),
    search: textSearch<ReportsSearch>(),
    can,
    menu: { group: 'work', icon: ChartColumn },
    key: 'KeyR',
    create: { text: said(reportsTexts, 'add'), can: 'reports.write' },
  },
  {
    paths: ['/reports/create', '/reports/edit/$id'],
    title,
    page: lazyPage(() => import('./form/ReportFormPage.tsx'), 'ReportFormPage'),
    search: textSearch<ReportFormSearch>(),
    can,
  },
  {
    paths: ['/reports/$id'],
    title,
    page: lazyPage(() => import('./page/ReportPage.tsx'), 'ReportPage'),
    search: textSearch<ReportSearch>(),
    can,
  },
] as const satisfies readonly Section[];

/** For whoever has a link to a report. */
export const sharedReportSections = [
  {
    paths: ['/shared_report'],
    title: said(reportLinkTexts, 'shared'),
    page: lazyPage(() => import('./links/SharedReportPage.tsx'), 'SharedReportPage'),
    isOpenTo: 'anybody',
    hasAllWords: true,
  },
] as const satisfies readonly Section[];
