import { findTemplate } from '@earshot/core/reports/templates.ts';

/** By what the draft of a report is kept; each template is begun with by itself. */
export function draftSubject(id: number | undefined, template: string | undefined): string {
  if (id !== undefined) return String(id);
  const begun = findTemplate(template);
  return begun === undefined ? 'new' : `new-${begun.id}`;
}
