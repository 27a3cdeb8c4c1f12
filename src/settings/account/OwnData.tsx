import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exportOwnCall } from '../../contract/keeping/personExports';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useAskedFile } from '../../ui/files/useAskedFile';

/** All that is kept of the person who is signed in, as a file. */
export function OwnData() {
  const translate = useT();
  const { isAsking, ask } = useAskedFile((sentence, error) =>
    showMessage({
      kind: 'error',
      text: error.status === 404 ? translate('accountPages.data.none') : sentence,
    }),
  );
  return (
    <Box>
      <Button variant="outlined" loading={isAsking} onClick={() => ask(() => readApi(exportOwnCall, {}))}>
        {translate('accountPages.data.ask')}
      </Button>
    </Box>
  );
}
