import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import Papa from 'papaparse';
import { useRef, useState } from 'react';
import { importFuelCall, type FuelImportResult } from '../../contract/fueling/fueling';
import { NEEDED_COLUMNS, type FuelColumn } from '../../domain/fleet/fuelImport';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import { useMessageOf } from '../../ui/useMessageOf';

/** Lines that a dialog names before it counts the rest. */
const NAMED_LINES = 20;

interface CheckedFile {
  name: string;
  cells: string[][];
  result: FuelImportResult;
}

/** Reads a fuel card's file, shows what the server makes of each line, and imports it whole or not at all. */
export function ImportFuelDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<CheckedFile | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const check = async (chosen: File | undefined) => {
    if (!chosen) return;
    setTrouble(null);
    setFile(null);
    setIsChecking(true);
    try {
      const cells = Papa.parse<string[]>(await chosen.text(), { skipEmptyLines: 'greedy' }).data;
      const result = await readApi(importFuelCall, { body: { cells, check_only: true } });
      setFile({ name: chosen.name, cells, result });
    } catch (cause) {
      if (cause instanceof HttpError) setTrouble(messageOf(cause));
      else if (cause instanceof DOMException) setTrouble(translate('fueling.import.unreadable'));
      else throw cause;
    } finally {
      setIsChecking(false);
    }
  };
  const run = async () => {
    if (!file) return;
    const result = await readApi(importFuelCall, { body: { cells: file.cells, check_only: false } });
    // Somebody else may have changed what the check saw.
    if (!result.is_imported) {
      setFile({ ...file, result });
      return;
    }
    await client.invalidateQueries({ queryKey: ['fuel_entries'] });
    const args = { smart_count: result.added };
    showMessage({
      kind: 'success',
      key: 'fueling.import.done',
      args,
      text: translate('fueling.import.done', args),
    });
    onClose();
  };
  const isReady = file !== null && file.result.added > 0 && isClean(file.result);
  return (
    <CommandDialog
      title={translate('fueling.import.title')}
      verb={
        isReady
          ? translate('fueling.import.verb', { smart_count: file.result.added })
          : translate('fueling.import.nothing')
      }
      keep={translate('fueling.import.keep')}
      isBlocked={!isReady}
      onRun={run}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <>
          <Box>
            <div>{translate('fueling.import.text')}</div>
            <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 1 }}>
              <NeededColumns />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<UploadIcon />}
              loading={isChecking}
              loadingPosition="start"
              disabled={isRunning}
              onClick={() => input.current?.click()}
            >
              {translate('fueling.import.choose')}
            </Button>
            <Box component="span" role="status" sx={{ overflowWrap: 'anywhere' }}>
              {file?.name ?? translate('fueling.import.none')}
            </Box>
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,text/csv"
              aria-label={translate('fueling.import.choose')}
              onChange={({ target }) => {
                void check(target.files?.[0]);
                // The corrected file has the same name.
                target.value = '';
              }}
            />
          </Box>
          {trouble !== null && <Alert severity="error">{trouble}</Alert>}
          {file && <ImportFindings result={file.result} />}
        </>
      )}
    </CommandDialog>
  );
}

const isClean = ({ missing, problems }: FuelImportResult) => missing.length === 0 && problems.length === 0;

function useColumnNames() {
  const translate = useT();
  return (columns: readonly FuelColumn[]) =>
    columns.map((column) => translate(`fueling.columns.${column}`)).join(', ');
}

function NeededColumns() {
  const translate = useT();
  const names = useColumnNames();
  return <>{translate('fueling.import.needs', { columns: names(NEEDED_COLUMNS) })}</>;
}

/** What the check found: what will be added, what is skipped, and a sentence per wrong line. */
function ImportFindings({ result }: { result: FuelImportResult }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const names = useColumnNames();
  const { added, duplicates, missing, problems } = result;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {missing.length > 0 && (
        <Alert severity="error">{translate('fueling.import.missing', { columns: names(missing) })}</Alert>
      )}
      {problems.length > 0 && (
        <Alert severity="error">
          {translate('fueling.import.problems', { smart_count: problems.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
            {problems.slice(0, NAMED_LINES).map(({ line, column, message, args }) => (
              <li key={`${line} ${column}`}>
                {translate('fueling.import.line', {
                  line,
                  column: translate(`fueling.columns.${column}`),
                  problem: translateAny(message, { ...args }),
                })}
              </li>
            ))}
          </Box>
          {problems.length > NAMED_LINES &&
            translate('fueling.import.more', { count: problems.length - NAMED_LINES })}
        </Alert>
      )}
      {isClean(result) && added > 0 && (
        <Alert severity="success">{translate('fueling.import.ready', { smart_count: added })}</Alert>
      )}
      {duplicates.length > 0 && (
        <Alert severity="info">
          {translate('fueling.import.duplicates', {
            smart_count: duplicates.length,
            lines: duplicates.map(({ line }) => line).join(', '),
          })}
        </Alert>
      )}
    </Box>
  );
}
