import { useEffect } from 'react';
import { PageLoading } from './PageLoading';

/** The page at this address is no part of the signed-in app: loading it again opens the door that it belongs to. */
export default function OtherDoor() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <PageLoading />;
}
