import { isAllowed, type Requirement } from '../domain/access';
import { readSession } from './session';

/** Whether the person holds what an element needs; decides what is drawn, the server guards the same pairs (spec §6). */
export function useAllowed(requirement: Requirement): boolean {
  const session = readSession();
  return session !== null && isAllowed(requirement, session.permissions);
}
