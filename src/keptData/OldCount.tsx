import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { countOldCall } from '../contract/keeping/keptData';
import type { RetentionKind } from '../domain/keeping/retention';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { useNumber } from '../ui/useNumber';

/** What the next night removes of a kind: counted when asked, as it reads all of it. */
export function OldCount({ kind }: { kind: RetentionKind }) {
  const translate = useT();
  const number = useNumber();
  const counting = useMutation({
    mutationFn: () => readApi(countOldCall, { params: { kind } }, { toast: false }),
  });
  const { data, isError, isPending } = counting;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        size="small"
        loading={isPending}
        aria-label={translate('keptData.countOf', { kind: translate(`keptData.kinds.${kind}`) })}
        onClick={() => counting.mutate()}
        sx={{ minWidth: 0, px: 2, marginInlineStart: -2, mt: -1 }}
      >
        {translate('keptData.count')}
      </Button>
      <Box role="status" sx={{ fontSize: 13, ...(isError && { color: 'error.main' }) }}>
        {isError && translate('keptData.countFailed')}
        {data &&
          translate(`keptData.old.${kind}`, {
            smart_count: data.count,
            count: number(data.count),
            days: number(data.days),
          })}
      </Box>
    </Box>
  );
}
