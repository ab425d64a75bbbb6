/** A small page, for calls that take one. */
export const HTML =
  '<!doctype html><html><head><title>Mine</title></head><body><p>Mine</p></body></html>';

export interface Things {
  file: string;
  folder: string;
  site: string;
}

/** What any of the calls could read; as JSON, most of them would act on it. */
export function anyFields({ file, folder, site }: Things): Record<string, string> {
  return {
    uuid: file,
    id: crypto.randomUUID(),
    file_id: file,
    siteId: site,
    site,
    folder_uuid: folder,
    name: 'other.html',
    file_name: 'other.html',
    type: 'html',
    file_type: 'html',
    folder: '/mine',
    path: '/other',
    html: `${HTML}<!-- other -->`,
    content: `${HTML}<!-- other -->`,
    originalHtml: HTML,
    aiResponseContent: HTML,
    prompt: 'A page for a bakery',
    title: 'Other',
    description: 'Other',
    siteUrl: `/s/${site}/index.html`,
    bundleId: 'mini',
    successUrl: 'http://localhost/profile',
    cancelUrl: 'http://localhost/profile',
    sessionId: 'mock_session_1',
    email: `other-${crypto.randomUUID()}@example.com`,
    password: 'correct horse battery',
    currentPassword: 'correct horse battery',
    newPassword: 'correct horse battery staple',
    token: 'x'.repeat(43),
    code: '123456',
    avatar_url: '',
    reason: 'phishing',
    message: 'A message that is long enough to be one.',
  };
}
