import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  demoPhonesCall,
  demoTextsCall,
  sendDemoTextCall,
  type DemoPhone as Phone,
} from '../contract/demo/texts';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { Dialog } from '../ui/unsaved/Dialog';
import { useSending } from '../ui/useSending';
import styles from './demoPhone.module.css';
import { phoneText } from '../providers/measures';

const KEY = 'demoPhones';
const ignore = () => undefined;

/** The phone of a recipient, to answer from in a demo; nothing where there is none. */
export default function DemoPhone() {
  const translate = useT();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => readApi(demoPhonesCall, {}, { signal }),
    retry: false,
  });
  if (!data?.is_available) return null;
  return (
    <>
      <PageActions>
        <PageAction variant="outlined" icon={<PhoneIcon />} onClick={() => setOpen(true)}>
          {translate('conversations.demo.open')}
        </PageAction>
      </PageActions>
      {isOpen && <PhoneDialog phones={data.phones} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhoneDialog({ phones, onClose }: { phones: readonly Phone[]; onClose: () => void }) {
  const translate = useT();
  const [phone, setPhone] = useState<Phone | null>(null);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="demo-phone-title">
      <DialogTitle id="demo-phone-title">{translate('conversations.demo.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="text.secondary">{translate('conversations.demo.lead')}</Typography>
        <Autocomplete
          options={phones}
          value={phone}
          onChange={(_event, chosen) => setPhone(chosen)}
          getOptionLabel={(each) => `${each.participant_name}, ${phoneText(each.phone_number)}`}
          getOptionKey={(each) => each.participant_id}
          size="small"
          renderInput={(params) => <TextField {...params} label={translate('conversations.demo.who')} />}
        />
        {phone && <Screen key={phone.participant_id} phone={phone} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('conversations.demo.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is on the phone, and what they write. */
function Screen({ phone: { participant_id: id, participant_name } }: { phone: Phone }) {
  const translate = useT();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const { isSaving, trouble, send } = useSending(ignore);
  const list = useRef<HTMLOListElement>(null);
  const { data = [] } = useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => readApi(demoTextsCall, { params: { id } }, { signal }),
    // The phone has no live stream: it looks, as a person does.
    refetchInterval: 3_000,
    gcTime: 0,
  });
  // The newest is at the bottom.
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [data.length]);
  const submit = () => {
    if (isSaving || text.trim() === '') return;
    void send(
      async () => {
        await readApi(sendDemoTextCall, { params: { id }, body: { text: text.trim() } });
      },
      () => {
        setText('');
        void client.invalidateQueries({ queryKey: [KEY, id] });
      },
    );
  };
  return (
    <Box
      component="form"
      className={styles.screen}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ol
        ref={list}
        tabIndex={0}
        aria-label={translate('conversations.demo.texts', { name: participant_name })}
      >
        {data.map((each) => (
          <li key={each.key} data-own={each.is_own || undefined}>
            {each.text}
          </li>
        ))}
      </ol>
      {data.length === 0 && (
        <Typography color="text.secondary">{translate('conversations.demo.none')}</Typography>
      )}
      <TextField
        size="small"
        fullWidth
        label={translate('conversations.demo.write')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={trouble !== null}
        helperText={trouble ?? translate('conversations.demo.hint')}
      />
      <Button
        type="submit"
        size="small"
        variant="contained"
        sx={{ justifySelf: 'end' }}
        disabled={isSaving || text.trim() === ''}
      >
        {translate('conversations.send')}
      </Button>
    </Box>
  );
}
