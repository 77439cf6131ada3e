import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { getMetrics } from '@earshot/core/metrics/metrics.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../lib/parts.ts';
import { type Said, said } from '../../../lib/texts.ts';
import type { Right } from '../../../shared/users.queries.ts';
import { labelsTabTexts } from './labels/labels-tab.texts.ts';
import { notesTexts } from './notes.texts.ts';
import { CommentCount, LabelCount, TagCount } from './PanelCount.tsx';
import { panelsTexts } from './panels.texts.ts';
import { projectTabTexts } from './project-tab.texts.ts';
import { scoresTabTexts } from './scores-tab.texts.ts';
import { scriptsTabTexts } from './scripts-tab.texts.ts';

/** What a panel may need of the call that is open. */
export type PanelProps = {
  file: File;
  transcript: Transcript | undefined;
  metrics: ReplyOf<typeof getMetrics> | undefined;
  /** A comment that was asked for at a moment; a new object each time. */
  asked: { ms: number } | null;
  /** The note that was asked for. */
  noteId: number | null;
  /** Whether the words that decided on emotions are coloured in the transcript. */
  areEmotionsShown: boolean;
  onEmotions: (areShown: boolean) => void;
};

export type Panel = {
  /** As the address names it. */
  id: string;
  title: Said;
  /** Stands behind the title. */
  badge?: ComponentType<{ fileId: string }>;
  /** Without it also for whoever came by a link. */
  can?: Right;
  Body: ComponentType<PanelProps>;
};

/** First where the call is looked at with a project. */
export const projectPanel: Panel = {
  id: 'project',
  title: said(projectTabTexts, 'tab'),
  can: 'projects.read',
  Body: lazyPart(() => import('./ProjectTab.tsx').then((m) => ({ default: m.ProjectTab }))),
};

/** Beside the transcript, in this order; the first is open at first. */
export const panels: readonly [Panel, ...Panel[]] = [
  {
    id: 'summary',
    title: said(panelsTexts, 'tabSummary'),
    Body: lazyPart(() => import('./SummaryTab.tsx').then((m) => ({ default: m.SummaryTab }))),
  },
  {
    id: 'tags',
    title: said(notesTexts, 'tabTags'),
    badge: TagCount,
    can: 'files.read',
    Body: lazyPart(() => import('./TagsTab.tsx').then((m) => ({ default: m.TagsTab }))),
  },
  {
    id: 'scores',
    title: said(scoresTabTexts, 'tab'),
    can: 'goals.read',
    Body: lazyPart(() => import('./ScoresTab.tsx').then((m) => ({ default: m.ScoresTab }))),
  },
  {
    id: 'scripts',
    title: said(scriptsTabTexts, 'tab'),
    can: 'scripts.read',
    Body: lazyPart(() => import('./ScriptsTab.tsx').then((m) => ({ default: m.ScriptsTab }))),
  },
  {
    id: 'labels',
    title: said(labelsTabTexts, 'tab'),
    badge: LabelCount,
    can: 'classifiers.read',
    Body: lazyPart(() => import('./labels/LabelsTab.tsx').then((m) => ({ default: m.LabelsTab }))),
  },
  {
    id: 'comments',
    title: said(notesTexts, 'tabComments'),
    badge: CommentCount,
    can: 'files.read',
    Body: lazyPart(() => import('./CommentsTab.tsx').then((m) => ({ default: m.CommentsTab }))),
  },
  {
    id: 'emotions',
    title: said(notesTexts, 'tabEmotions'),
    Body: lazyPart(() => import('./EmotionsTab.tsx').then((m) => ({ default: m.EmotionsTab }))),
  },
  {
    id: 'stages',
    title: said(panelsTexts, 'tabStages'),
    can: 'files.read',
    Body: lazyPart(() => import('./StagesTab.tsx').then((m) => ({ default: m.StagesTab }))),
  },
  {
    id: 'details',
    title: said(panelsTexts, 'tabDetails'),
    Body: lazyPart(() => import('./DetailsTab.tsx').then((m) => ({ default: m.DetailsTab }))),
  },
];
