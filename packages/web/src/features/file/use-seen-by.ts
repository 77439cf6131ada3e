import { projectKinds } from '@earshot/core/projects/projects.ts';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';

/** The project that the address says the call is looked at with; null where it is looked at by itself. */
export function useSeenBy() {
  const { project_type: type, project_id: id } = useParams({ strict: false });
  return useMemo(() => {
    const kind = projectKinds.find((one) => one === type);
    return kind === undefined || !/^\d+$/u.test(id ?? '') ? null : { id: Number(id), kind };
  }, [type, id]);
}
