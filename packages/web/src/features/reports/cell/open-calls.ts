import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import { createContext } from 'react';

/**
 * Shows the calls behind a number beside the report; null where numbers lead to the list of calls at once, `nowhere` where nobody is
 * there to press them.
 */
export const OpenCalls = createContext<((value: ReportValue) => void) | null | 'nowhere'>(null);
