import {
  alertsPeriods,
  projectKinds,
  projectRunKinds,
  projectRunStatuses,
  projectStates,
} from '@earshot/core/projects/projects.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { callAnalysed } from '../analysis/analysis.events.ts';
import { callConditions } from '../files/call-conditions.ts';
import { leavingCalls } from '../files/leaving-calls.ts';
import { findingHolders } from '../findings/findings.ts';
import { memberLeft } from '../users/users.events.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { ruleChanged } from '../versions/versions.events.ts';
import { timeZoneChanged } from '../workspaces/workspaces.events.ts';
import { leaveProjects } from './found-calls.ts';
import { projectMarks } from './held-marks.ts';
import { seenDays, seenTagDays } from './limited-sight.sql.ts';
import { liveProject } from './live-projects.ts';
import { removePinsOf } from './pins.ts';
import { followTimeZone, forgetTag } from './project-days.ts';
import { runProject } from './project-runs.ts';
import { projectVersions } from './project-versions.ts';
import { projectRunJob } from './projects.jobs.ts';
import { projectRoutes } from './projects.routes.ts';
import { projectsCondition, scoreCondition } from './projects-condition.sql.ts';
import { watchCall } from './watch-calls.ts';

export const projects = {
  name: 'projects',
  tables: {
    tenant: [
      'projects',
      'user_pins',
      'project_files',
      'project_file_patterns',
      'project_marks',
      'project_days',
      'project_tag_days',
      'project_runs',
    ],
    call: ['project_files', 'project_file_patterns', 'project_marks'],
    judged: { project_files: 'every row', project_file_patterns: 'every row', project_marks: 'every row' },
    seen: {
      projects: 'every row',
      user_pins: 'every row',
      project_days: seenDays,
      project_tag_days: seenTagDays,
      project_runs: noRow,
    },
  },
  closedLists: {
    'projects.kind': projectKinds,
    'projects.state': projectStates,
    'projects.alerts_period': alertsPeriods,
    'project_runs.kind': projectRunKinds,
    'project_runs.status': projectRunStatuses,
  },
  routes: projectRoutes,
  jobs: [
    work(projectRunJob, ({ workspace_id, run_id }, job, { services }) =>
      runProject(inWorkspace(services, workspace_id), run_id, job),
    ),
  ],
  listeners: [
    listener({ name: 'projects.member_left', event: memberLeft, hear: removePinsOf }),
    listener({ name: 'projects.call_analysed', event: callAnalysed, hear: watchCall }),
    listener({ name: 'projects.rule_changed', event: ruleChanged, hear: forgetTag }),
    listener({ name: 'projects.time_zone_changed', event: timeZoneChanged, hear: followTimeZone }),
  ],
  live: [liveProject],
  extensions: [
    extend(versionedAdapters, projectVersions),
    extend(callConditions, projectsCondition),
    extend(callConditions, scoreCondition),
    extend(findingHolders, projectMarks),
    extend(leavingCalls, leaveProjects),
  ],
} satisfies Module;
