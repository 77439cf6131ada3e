import { listClassifiers } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Detection, Evidence } from '@earshot/core/detection/detection.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { sampleFile } from '../../testing/sample-call.ts';
import { sampleClassifier } from '../../testing/sample-classifier.ts';
import { show } from '../../testing/show.tsx';
import { EvidenceList } from './EvidenceList.tsx';

const evidence: Evidence = { method: 0, kind: 'label', value: 0.87, spans: [], hits: [] };
const asksFor = (label_id: number): Detection => ({
  join: 'all',
  methods: [{ kind: 'label', label_id, limits: [0.5, null] }],
});

test.each([
  ['by its name', asksFor(11), 'Label “Invoice”87%'],
  ['that is gone, without one', asksFor(99), 'Label87%'],
  ['of a rule that is not at hand, without one', null, 'Label87%'],
] as const)('a label is told %s', async (_, detection, text) => {
  const server = fakeServer();
  server.answer(listClassifiers, { results: [sampleClassifier()], count: 1, limit: 1000, offset: 0 });
  await show(<EvidenceList call={sampleFile()} evidence={[evidence]} detection={detection} />);
  await expect.element(page.getByTestId('evidence')).toMatchTextContent(text);
});
