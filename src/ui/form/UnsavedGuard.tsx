import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useUnsaved } from '../unsaved/useUnsaved';

interface UnsavedGuardProps {
  /** What react-admin's form gives; it draws the guard only where it is wanted. */
  enable?: boolean;
  /** True from the moment that all is saved, where the form itself still counts as changed. */
  isSaved?: RefObject<boolean>;
}

/** Has the frame ask before the changes of a form are lost: `warnWhenUnsavedChanges` with our question. */
export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useUnsaved(({ isSamePage }) => !isSamePage && isDirty && isSaved?.current !== true);
  return null;
}
