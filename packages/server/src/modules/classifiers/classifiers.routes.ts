import { Readable } from 'node:stream';
import * as labelsApi from '@earshot/core/classifiers/call-labels.api.ts';
import * as checksApi from '@earshot/core/classifiers/checks.api.ts';
import * as api from '@earshot/core/classifiers/classifiers.api.ts';
import * as driftApi from '@earshot/core/classifiers/drift.api.ts';
import * as examplesApi from '@earshot/core/classifiers/examples.api.ts';
import * as queueApi from '@earshot/core/classifiers/queue.api.ts';
import { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import { attachmentOf } from '../../platform/attachment.ts';
import type { Handle } from '../../platform/http.ts';
import { addExamples } from './add-examples.ts';
import { decideCallLabel, listCallLabels } from './call-labels.ts';
import { check } from './check.ts';
import { cancelClassifierRun, listClassifierRuns, startClassifierRun } from './classifier-runs.ts';
import {
  cloneClassifier,
  createClassifier,
  listClassifiers,
  lockClassifier,
  removeClassifier,
  updateClassifier,
} from './classifiers.ts';
import { answerExample, keepExample, listExamples, listLabellers, removeExample } from './examples.ts';
import { exportExamples } from './export-examples.ts';
import { cancelLearning, startLearning } from './learnings.ts';
import { nearestExamples } from './nearest-examples.ts';
import { presentOneOf } from './present-classifiers.ts';
import { presentDrift } from './present-drift.ts';
import { preview } from './preview.ts';
import { answerItem, listQueue, undoItem } from './queue.ts';
import { listUnknownWords } from './unknown-words.ts';
import { listVersions, reportVersion, restoreVersion } from './versions.ts';
import { weekOf } from './week.ts';

export function classifierRoutes(handle: Handle): void {
  handle(api.listClassifiers, (ctx, { query }) => listClassifiers(ctx, query));
  handle(api.getClassifier, (ctx, { params }) => presentOneOf(ctx, params.id));
  handle(api.createClassifier, (ctx, { body }) => createClassifier(ctx, body));
  handle(api.updateClassifier, (ctx, { params, body }) => updateClassifier(ctx, params.id, body));
  handle(api.removeClassifier, (ctx, { params }) => removeClassifier(ctx, params.id) as Promise<undefined>);
  handle(api.lockClassifier, (ctx, { params, body }) => lockClassifier(ctx, params.id, body.locked));
  handle(api.cloneClassifier, (ctx, { params }) => cloneClassifier(ctx, params.id));
  handle(api.listClassifierVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query));
  handle(api.restoreClassifierVersion, (ctx, { params }) => restoreVersion(ctx, params.id, params.version));
  handle(api.learnClassifier, (ctx, { params }) => startLearning(ctx, params.id));
  handle(api.cancelLearning, (ctx, { params }) => cancelLearning(ctx, params.id));
  handle(checksApi.checkClassifier, (ctx, { params, body }) => check(ctx, params.id, body));
  handle(checksApi.classifierReport, (ctx, { params, query }) =>
    reportVersion(ctx, params.id, query.version),
  );
  handle(driftApi.classifierDrift, (ctx, { params }) => presentDrift(ctx, params.id));
  handle(driftApi.unknownWords, (ctx, { params }) => listUnknownWords(ctx, params.id));
  handle(classifierWeek, (ctx, { params }) => weekOf(ctx, params.id));
  handle(examplesApi.nearestExamples, (ctx, { params, body }) => nearestExamples(ctx, params.id, body.text));
  handle(examplesApi.listExamples, (ctx, { params, query }) => listExamples(ctx, params.id, query));
  handle(examplesApi.addExamples, (ctx, { params, body }) => addExamples(ctx, params.id, body));
  handle(examplesApi.answerExample, (ctx, { params, body }) =>
    answerExample(ctx, params.id, params.example_id, body),
  );
  handle(examplesApi.keepExample, (ctx, { params }) => keepExample(ctx, params.id, params.example_id));
  handle(
    examplesApi.removeExample,
    (ctx, { params }) => removeExample(ctx, params.id, params.example_id) as Promise<undefined>,
  );
  handle(examplesApi.exportExamples, async (ctx, { params, query, reply }) => {
    const { name, type, parts } = await exportExamples(ctx, params.id, query.format);
    reply.type(type).header(...attachmentOf(name));
    await reply.send(Readable.from(parts));
    return undefined;
  });
  handle(queueApi.listQueue, (ctx, { params, query }) => listQueue(ctx, params.id, query));
  handle(queueApi.answerQueueItem, (ctx, { params, body }) =>
    answerItem(ctx, params.id, params.item_id, body),
  );
  handle(
    queueApi.undoQueueItem,
    (ctx, { params }) => undoItem(ctx, params.id, params.item_id) as Promise<undefined>,
  );
  handle(queueApi.listLabellers, (ctx, { params }) => listLabellers(ctx, params.id));
  handle(labelsApi.previewClassifier, (ctx, { params, body }) => preview(ctx, params.id, body.days));
  handle(labelsApi.applyClassifier, (ctx, { params, body }) => startClassifierRun(ctx, params.id, body.days));
  handle(labelsApi.listClassifierRuns, (ctx, { params, query }) => listClassifierRuns(ctx, params.id, query));
  handle(labelsApi.cancelClassifierRun, (ctx, { params }) =>
    cancelClassifierRun(ctx, params.id, params.run_id),
  );
  handle(labelsApi.listCallLabels, (ctx, { params, query }) =>
    listCallLabels(ctx, params.file_id, query.all === '1'),
  );
  handle(labelsApi.decideCallLabel, (ctx, { params, body }) =>
    decideCallLabel(ctx, params.file_id, params.label_id, body),
  );
}
