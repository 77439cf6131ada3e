import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { embedPhrases } from './embed-phrases.ts';
import { readAhead } from './read-ahead.ts';
import { embedPhrasesJob, trainSemanticsJob } from './semantics.jobs.ts';
import { trainSemantics } from './train-semantics.ts';

export const semantics = {
  name: 'semantics',
  tables: {
    tenant: ['semantic_models', 'phrase_vectors'],
    call: ['phrase_vectors'],
    seen: { semantic_models: 'every row' },
  },
  atApiStart: [readAhead],
  jobs: [
    work(embedPhrasesJob, ({ workspace_id }, { signal }, { services }) =>
      embedPhrases(inWorkspace(services, workspace_id), signal),
    ),
    work(trainSemanticsJob, async ({ workspace_id }, { signal }, { services }) => {
      await trainSemantics(inWorkspace(services, workspace_id), signal);
    }),
  ],
} satisfies Module;
