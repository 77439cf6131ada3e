import { type AnalysedCall, type CompiledDetection, detect } from '@earshot/core/detection/detect.ts';
import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { DetectionSet } from '@earshot/core/detection/detection-set.ts';
import type { Semantics } from '@earshot/core/matching/find.ts';
import { type DetectedInCall, type Found, findCall } from '@earshot/core/projects/found.ts';
import type { WatchedProject } from './watched-projects.ts';

/** What each of these projects makes of a call that its filters leave; what several look for is detected once. */
export function detectProjects(
  projects: readonly WatchedProject[],
  call: AnalysedCall,
  set: DetectionSet,
  semantics: Semantics | null,
): Map<number, { detected: DetectedInCall; found: Found | null }> {
  const candidates = set.candidates(call.conversation);
  const known = new Map<CompiledDetection, Evidence[] | null>();
  const evidenceOf = (detection: CompiledDetection): Evidence[] | null => {
    const before = known.get(detection);
    if (before !== undefined) return before;
    const tried = candidates.has(detection) ? detect(detection, call, semantics) : null;
    const evidence = tried?.holds ? tried.evidence : null;
    known.set(detection, evidence);
    return evidence;
  };
  return new Map(
    projects.map((project) => {
      const detected: DetectedInCall = {
        query: project.asked === null ? null : evidenceOf(project.asked),
        patterns: project.compiled.flatMap(({ id, version, detection }) => {
          const evidence = evidenceOf(detection);
          return evidence === null ? [] : [{ id, version, evidence }];
        }),
      };
      return [project.id, { detected, found: findCall(project, detected) }];
    }),
  );
}
