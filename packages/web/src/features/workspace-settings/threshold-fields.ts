/** The limits are those of the server. */
export const thresholdFields = [
  { field: 'hold_s', label: 'hold', help: 'holdHelp', limits: { min: 1, max: 600, step: 1 } },
  {
    field: 'interruption_after_s',
    label: 'after',
    help: 'afterHelp',
    limits: { min: 0, max: 30, step: 0.1 },
  },
  { field: 'interruption_over_s', label: 'over', help: 'overHelp', limits: { min: 0, max: 30, step: 0.1 } },
] as const;
