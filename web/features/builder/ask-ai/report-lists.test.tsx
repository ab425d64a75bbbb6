import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { ReportLists } from './report-lists.tsx';

const REPORT = {
  summary: '',
  changes: ['Text of the title'],
  notDone: ['The map: no address was given'],
  notOnPage: [],
  toComplete: [],
  warnings: [],
  model: '',
  isStandIn: false,
};

test('what was not done is in sight, what was done can be opened', async () => {
  await renderScreen(<ReportLists report={REPORT} />);
  const notDone = screen.getByRole('region', { name: 'Not done' });
  expect(notDone.textContent).toContain('The map: no address was given');
  expect(notDone.closest('details')).toBeNull();
  expect(screen.getByText('Text of the title').closest('details')?.open).toBe(false);
});

test('nothing left undone has no heading', async () => {
  await renderScreen(<ReportLists report={{ ...REPORT, notDone: [] }} />);
  expect(screen.queryByText('Not done')).toBeNull();
});
