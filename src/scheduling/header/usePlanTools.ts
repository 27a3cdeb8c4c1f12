import { useMemo } from 'react';
import { isAllowed } from '../../domain/access/access';
import { usePermissions } from '../../providers/usePermissions';
import { PLAN_TOOL_ACCESS, PLAN_TOOLS, type PlanTool } from './planTools';

/** The tools that this person may use. */
export function usePlanTools(): readonly PlanTool[] {
  const permissions = usePermissions();
  return useMemo(
    () => PLAN_TOOLS.filter((tool) => isAllowed(PLAN_TOOL_ACCESS[tool].access, permissions)),
    [permissions],
  );
}
