import type { classifierReport } from '@earshot/core/classifiers/checks.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';

export type Report = ReplyOf<typeof classifierReport>;
export type LabelFigures = Report['labels'][number];
