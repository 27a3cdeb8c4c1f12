import type { Permission } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';

/** Tools of the page: buttons in the header, entries of the palette and keys use one list. */
export const PLAN_TOOLS = ['runsOfDay', 'newRun', 'publishDay', 'automatic'] as const;
export type PlanTool = (typeof PLAN_TOOLS)[number];

interface ToolAccess {
  readonly access: Permission;
  readonly hotkey: string;
  /** Also a button; the others are in the palette and in a dialog of these. */
  readonly isButton: boolean;
}

export const PLAN_TOOL_ACCESS: Readonly<Record<PlanTool, ToolAccess>> = {
  runsOfDay: { access: PERMISSIONS.scheduling.createFromRuns, hotkey: 'w', isButton: true },
  newRun: { access: PERMISSIONS.scheduling.createRun, hotkey: 'j', isButton: false },
  publishDay: { access: PERMISSIONS.scheduling.publish, hotkey: 'p', isButton: true },
  automatic: { access: PERMISSIONS.scheduling.makeDraft, hotkey: 'd', isButton: true },
};
