import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureChoice } from '#web/features/account/picture-choice.tsx';
import { choosePicture } from '#web/lib/profile-picture.ts';
import { createUser } from '#web/testing/factories.ts';
import { failure, fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { Avatar } from './avatar.tsx';

const user = createUser();

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  choosePicture(null);
});

function renderChoice() {
  return renderScreen(
    <>
      <Avatar user={user} />
      <PictureChoice userId={user.id} />
    </>,
  );
}

function shownPicture(): string | null | undefined {
  return document.querySelector('img')?.getAttribute('src');
}

test('the initials show and nothing is asked until the Gravatar is chosen, and it can be unchosen', async () => {
  const calls = fakeApi({ 'GET /api/user/avatar': () => new Response('picture') });
  const hand = await renderChoice();
  expect(document.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('AR');
  expect(calls).toEqual([]);
  await hand.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  await waitFor(() => expect(shownPicture()).toBe(`/api/user/avatar?of=${user.id}`));
  await hand.click(screen.getByRole('button', { name: 'Use my initials' }));
  expect(shownPicture()).toBeUndefined();
  expect(localStorage.getItem('bluewave_gravatar')).toBeNull();
});

test('without a Gravatar the initials stay', async () => {
  fakeApi({ 'GET /api/user/avatar': () => failure('request.not-found') });
  const hand = await renderChoice();
  const button = screen.getByRole('button', { name: 'Use my Gravatar' });
  await hand.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(shownPicture()).toBeUndefined();
  expect(localStorage.getItem('bluewave_gravatar')).toBeNull();
});

test('another user of the same browser keeps their initials', async () => {
  choosePicture('somebody-else');
  await renderScreen(<Avatar user={user} />);
  expect(shownPicture()).toBeUndefined();
});

test('a picture that does not load gives way to the initials, and choosing it again tries again', async () => {
  fakeApi({ 'GET /api/user/avatar': () => new Response('picture') });
  choosePicture(user.id);
  const hand = await renderChoice();
  const image = document.querySelector('img');
  expect(image).not.toBeNull();
  if (image !== null) fireEvent.error(image);
  expect(shownPicture()).toBeUndefined();
  await hand.click(screen.getByRole('button', { name: 'Use my initials' }));
  await hand.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  await waitFor(() => expect(shownPicture()).toBe(`/api/user/avatar?of=${user.id}`));
});
