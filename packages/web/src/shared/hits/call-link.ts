import type { Sought } from './sought.ts';

/** Where a call is, as a link takes it: by itself, or as a project sees it. */
export const callLink = (fileId: string, project?: Sought['project']) =>
  project === undefined
    ? ({ to: '/files/$file_id', params: { file_id: fileId } } as const)
    : ({
        to: '/files/$file_id/$project_type/$project_id',
        params: { file_id: fileId, project_type: project.kind, project_id: String(project.id) },
      } as const);
