import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { exportOwnCall } from '../../contract/keeping/personExports';
import { useT } from '../../i18n/useT';
import { keepAsyncRequest } from '../../providers/asyncRequests';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { useMessageOf } from '../../ui/useMessageOf';

/** All that is kept of the person who is signed in, as a file. */
export function OwnData() {
  const translate = useT();
  const messageOf = useMessageOf();
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    setIsAsking(true);
    readApi(exportOwnCall, {}, { toast: false })
      .then(
        ({ uuid }) => {
          keepAsyncRequest(uuid);
          showMessage({ kind: 'success', text: translate('accountPages.data.started') });
        },
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          showMessage({
            kind: 'error',
            text: error.status === 404 ? translate('accountPages.data.none') : messageOf(error),
          });
        },
      )
      .finally(() => setIsAsking(false));
  };
  return (
    <Box>
      <Button variant="outlined" loading={isAsking} onClick={ask}>
        {translate('accountPages.data.ask')}
      </Button>
    </Box>
  );
}
