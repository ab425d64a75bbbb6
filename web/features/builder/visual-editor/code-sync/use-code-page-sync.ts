import { useEffect, useState } from 'react';
import { meantAt, type MeantBySource } from '#domain/css/matched-elements.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import { useCodeCursor } from '../../code-editor/code-cursor.ts';
import { useEditorTools } from '../../code-editor/editor-tools.ts';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';

/** As many marks as the frame takes. */
const MOST_MARKS = 100;

export interface MeantRule {
  selector: string;
  count: number;
}

/**
 * Keeps the code beside a page in step with it: what is selected on the page is lit in the code, the cursor in the
 * code selects the element that it stands in, and in a style rule outlines what that styles. Gives the rule.
 */
export function useCodePageSync(session: EditingSession, uuid: string): MeantRule | null {
  useLitCode(session);
  const [rule, setRule] = useState<MeantRule | null>(null);
  // The code's cursor, and the frame that is told what to outline.
  useEffect(() => {
    let { cursor: followed } = useCodeCursor.getState();
    let shown: MeantRule | null = null;
    function look(): void {
      const { cursor } = useCodeCursor.getState();
      if (cursor === null || cursor === followed || cursor.uuid !== uuid) return;
      const page = session.page();
      // What was typed comes to the page a moment later.
      if (page.html !== cursor.text) return;
      followed = cursor;
      shown = follow(session, meantAt(page.index, cursor.offset));
      setRule(shown);
    }
    function lookAtPage(): void {
      look();
      // Somebody has gone on to an element of the page.
      if (shown === null || session.store.getState().selection.length === 0) return;
      shown = null;
      setRule(null);
      session.mark([]);
    }
    const ends = [useCodeCursor.subscribe(look), session.store.subscribe(lookAtPage)];
    return () => {
      for (const end of ends) end();
      session.mark([]);
    };
  }, [session, uuid]);
  return rule;
}

function follow(session: EditingSession, meant: MeantBySource): MeantRule | null {
  const page = session.page();
  if (meant.kind === 'rule') {
    const { selector, elements } = meant;
    session.select([]);
    session.mark(
      elements
        .slice(0, MOST_MARKS)
        .map((element) => ({ key: keyOf(page, element), place: 'on', look: 'quiet' })),
    );
    return { selector, count: elements.length };
  }
  session.mark([]);
  const { selection } = session.store.getState();
  const key = meant.kind === 'element' ? keyOf(page, meant.element) : undefined;
  if (key !== undefined && selection.join() !== String(key))
    session.select([key], { scrollTo: true, isAsked: false });
  return null;
}

/** The lines of what is selected on the page. */
function useLitCode(session: EditingSession): void {
  const tools = useEditorTools((editor) => editor.tools);
  const key = useEditing(session, ({ selection }) => selection[0]);
  const version = useEditing(session, (state) => state.version);
  useEffect(() => {
    if (tools === null || version < 0) return;
    // The editor takes a changed text after this.
    const frame = requestAnimationFrame(() => {
      const element = key === undefined ? undefined : elementOfKey(session.page(), key);
      tools.light(element === undefined ? null : element.range);
    });
    return () => cancelAnimationFrame(frame);
  }, [session, tools, key, version]);
  useEffect(() => () => tools?.light(null), [tools]);
}
