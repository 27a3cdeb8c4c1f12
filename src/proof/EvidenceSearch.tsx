import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Alert, Box, Button, Link, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useT, useTranslateAny } from '../i18n/useT';
import { recordCalls } from '../contract/records/records';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { deliveries, type Delivery } from '../resources/deliveries/deliveries.resource';
import styles from './proof.module.css';

const { list: deliveriesCall } = recordCalls(deliveries);

/** As everywhere (spec §5): a search needs at least so many characters. */
const MIN_LETTERS = 3;
const MAX_RESULTS = 10;

async function find(text: string): Promise<Delivery[]> {
  const by = (field: 'order_number' | 'tracking_number') =>
    readApi(deliveriesCall, { query: { [field]: text, per_page: MAX_RESULTS } });
  const found = (await Promise.all([by('order_number'), by('tracking_number')])).flat();
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Finds deliveries by order or tracking number; names are never part of a URL. */
export function EvidenceSearch() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Delivery[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const searched = text.trim();
    if (searched.length < MIN_LETTERS) return setError(translate('dispatch.searchHint'));
    setIsAsking(true);
    setError(null);
    find(searched).then(
      (rows) => {
        setIsAsking(false);
        setFound(rows);
      },
      (cause: unknown) => {
        setIsAsking(false);
        if (!(cause instanceof HttpError)) throw cause;
        setError(cause.messageKey ? translateAny(cause.messageKey, cause.messageArgs) : cause.message);
      },
    );
  };
  return (
    <section className={styles.noPrint}>
      <Box
        component="form"
        role="search"
        onSubmit={search}
        sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}
      >
        <TextField
          type="search"
          label={translate('proof.search.label')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ minWidth: 280 }}
        />
        <Button type="submit" variant="outlined" startIcon={<SearchIcon />} loading={isAsking}>
          {translate('proof.search.find')}
        </Button>
      </Box>
      {error ? (
        <Alert severity="warning" sx={{ marginTop: 2 }}>
          {error}
        </Alert>
      ) : null}
      <div role="status">
        {found ? <p>{translate('proof.search.found', { smart_count: found.length })}</p> : null}
      </div>
      {found ? (
        <ul>
          {found.map((one) => (
            <li key={one.id}>
              <Link component={RouterLink} to={`/delivery-evidence?event=${one.id}`}>
                {translate('proof.search.delivery', {
                  order: one.order_number ?? one.tracking_number ?? one.id,
                  date: one.delivery_date,
                })}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
