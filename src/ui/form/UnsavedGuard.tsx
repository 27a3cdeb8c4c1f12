import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../unsaved/useUnsaved';

interface UnsavedGuardProps {
  /** Passed by react-admin's form, which renders the guard only if it is enabled. */
  enable?: boolean;
  /** True as soon as everything is saved, while the form itself still counts as changed. */
  isSaved?: RefObject<boolean>;
}

/** Asks before the changes of a form are lost: `warnWhenUnsavedChanges` with the app's question. */
export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useUnsaved(({ isSamePage }) => !isSamePage && isDirty && isSaved?.current !== true);
  return null;
}
