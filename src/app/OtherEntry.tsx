import { useEffect } from 'react';
import { discardUnsaved } from '../providers/unsaved';
import { PageLoading } from '../ui/PageLoading';

/** The page at this URL is not part of the signed-in app: a reload opens its own entry page. */
export default function OtherEntry() {
  useEffect(() => {
    // The user was asked about unsaved input before this navigation.
    discardUnsaved();
    window.location.reload();
  }, []);
  return <PageLoading />;
}
