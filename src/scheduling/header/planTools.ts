import type { Requirement } from '../../domain/access';
import { PERMISSIONS } from '../../domain/permissions';

/** What the page opens over itself: buttons in the header, entries of the palette and keys draw from one list. */
export const PLAN_TOOLS = ['automatic'] as const;
export type PlanTool = (typeof PLAN_TOOLS)[number];

interface ToolAccess {
  readonly access: Requirement;
  readonly hotkey: string;
}

export const PLAN_TOOL_ACCESS: Readonly<Record<PlanTool, ToolAccess>> = {
  automatic: { access: PERMISSIONS.scheduling.makeDraft, hotkey: 'd' },
};
