import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { callsOfPeople } from '../agents/calls-of-people.ts';
import { callCounters } from '../files/call-counters.ts';
import { ruleChanged } from '../versions/versions.events.ts';
import { timeZoneChanged } from '../workspaces/workspaces.events.ts';
import { columnKinds } from './column-kinds.ts';
import { callsMoved, dayMarker, followClock, forgetRule } from './mark-days.ts';
import { putTogether } from './put-together.ts';

/** The calls of each day as columns, from which reports count without reading every call. */
export const dayColumns = {
  name: 'day-columns',
  tables: {
    tenant: ['day_clocks', 'day_places', 'day_changes', 'day_calls', 'day_columns'],
    call: ['day_places'],
    // They are of all calls: whoever sees less is answered from the rows.
    seen: { day_clocks: noRow, day_changes: noRow, day_calls: noRow, day_columns: noRow },
  },
  closedLists: { 'day_columns.kind': columnKinds },
  schedules: [{ name: 'day-columns.put_together', cron: '* * * * *', per: 'workspace', run: putTogether }],
  listeners: [
    listener({ name: 'day-columns.time_zone_changed', event: timeZoneChanged, hear: followClock }),
    listener({ name: 'day-columns.rule_changed', event: ruleChanged, hear: forgetRule }),
  ],
  extensions: [extend(callCounters, dayMarker), extend(callsOfPeople, callsMoved)],
} satisfies Module;
