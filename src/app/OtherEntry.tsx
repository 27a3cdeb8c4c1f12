import { useEffect } from 'react';
import { discardUnsaved } from '../providers/unsaved';
import { PageLoading } from '../ui/PageLoading';

/** The page at this address is no part of the signed-in app: loading it again opens the door that it belongs to. */
export default function OtherEntry() {
  useEffect(() => {
    // Whoever had something unsaved was asked on the way here.
    discardUnsaved();
    window.location.reload();
  }, []);
  return <PageLoading />;
}
