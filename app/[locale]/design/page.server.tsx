import { readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion';
import { Button, type ButtonTone } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CaseStudyCard } from '@/components/ui/case-study-card';
import { Checklist } from '@/components/ui/checklist';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Field, fieldAria, Input, Select, Textarea } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Steps } from '@/components/ui/steps';
import { listCaseStudies } from '@/lib/content/case-studies';

const tokenNames = () => [
  ...new Set(
    [...readFileSync('components/styles/tokens.css', 'utf8').matchAll(/--([\w-]+):/g)].map(
      ([, name]) => name,
    ),
  ),
];

/** All design tokens and UI components in both themes, at `/design`. Development server only; otherwise the 404 page. */
export default async function DesignPage() {
  if (process.env.NODE_ENV !== 'development') notFound();
  const sample = <Sample study={listCaseStudies(await getLocale())[0]} />;
  return (
    <div className="mt-(--header-height) grid lg:grid-cols-2">
      <Theme scheme="light">{sample}</Theme>
      <Theme scheme="dark">{sample}</Theme>
    </div>
  );
}

function Theme({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div style={{ colorScheme: scheme }} className="stack-14 bg-surface p-7 text-text">
      <Heading level={1} size="part">
        {scheme}
      </Heading>
      {children}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Eyebrow>{title}</Eyebrow>
      {children}
    </div>
  );
}

const tones: readonly ButtonTone[] = ['action', 'outline', 'light', 'outline-light'];

function Sample({ study }: { study?: ReturnType<typeof listCaseStudies>[number] }) {
  return (
    <>
      <Part title="Colors">
        <ul className="grid grid-cols-2 gap-3 text-xs">
          {tokenNames().map((name) => (
            <li key={name}>
              <span
                className="block min-h-11 rounded-sm border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {(['display', 'page', 'section', 'part', 'small'] as const).map((size) => (
          <Heading key={size} level={2} size={size} className="mb-3">
            {size}: 37% of 4,200
          </Heading>
        ))}
        <Prose
          blocks={[
            {
              kind: 'paragraph',
              text: [
                'Running text at a measure of 66 characters, with tabular figures 0123, ',
                { kind: 'bold', text: ['bold words'] },
                ' and ',
                { kind: 'link', link: '#', text: ['a link'] },
                '.',
              ],
            },
            { kind: 'list', items: [['First item'], ['Second item']] },
            { kind: 'quote', text: 'A quote, set apart.', source: 'A role' },
          ]}
        />
      </Part>
      <Part title="Buttons">
        {tones.map((tone) => (
          <div
            key={tone}
            className={`flex flex-wrap gap-3 p-5 ${tone.includes('light') ? 'on-night bg-night' : ''}`}
          >
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} disabled>
              disabled
            </Button>
            <ButtonLink tone={tone} link="#" text="link" />
          </div>
        ))}
      </Part>
      <Part title="Fields">
        <div className="grid gap-4">
          <Field id="a" label="Empty" optional="optional">
            <Input id="a" placeholder="Placeholder" />
          </Field>
          <Field id="b" label="Invalid" error="Please enter a valid email">
            <Input {...fieldAria('b', 'x')} defaultValue="name@" />
          </Field>
          <Field id="c" label="Choice">
            <Select id="c">
              <option>One</option>
            </Select>
          </Field>
          <Field id="d" label="Long">
            <Textarea id="d" defaultValue="Text" />
          </Field>
        </div>
      </Part>
      <Part title="Notices">
        <div className="stack-4">
          {(['success', 'failure'] as const).map((tone) => (
            <div key={tone} className="notice" data-notice={tone}>
              <Icon name={tone === 'failure' ? 'triangle-alert' : 'circle-check'} />
              <p className="font-semibold">{tone}</p>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Chips, lists, steps, questions">
        <div className="mb-6 flex gap-2">
          <button type="button" className="chip" aria-pressed="true">
            Selected
          </button>
          <button type="button" className="chip" aria-pressed="false">
            Not selected
          </button>
        </div>
        <Checklist items={['First', 'Second']} className="mb-6" />
        <Steps
          columns
          items={['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title, text: 'A step.' }))}
        />
        <Accordion items={[{ id: 'question', question: 'A question?', answer: ['Its answer.'] }]} />
      </Part>
      {study && (
        <Part title="Card">
          <CaseStudyCard study={study} />
        </Part>
      )}
    </>
  );
}
