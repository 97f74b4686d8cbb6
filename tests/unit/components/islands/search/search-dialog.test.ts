import { screen } from '@testing-library/react';
import { openSearch } from '@/components/islands/search/search-dialog';

const options = {
  link: null,
  href: '/es/search',
  label: 'Search',
  close: 'Close',
  failed: 'Failed',
  index: '/search.json',
};

/** The address of the link that was followed last. */
let followed: string | null;

const onClick = (event: Event) => {
  followed = (event.target as Element).getAttribute('href');
  event.preventDefault();
};

/** Opens the dialog while its index does not arrive. */
function open(query?: string) {
  globalThis.fetch = () => new Promise(() => {});
  openSearch({ ...options, query });
  const field = document.querySelector<HTMLInputElement>('dialog input') as HTMLInputElement;
  return { field, submit: () => field.form?.requestSubmit() };
}

beforeEach(() => {
  followed = null;
  // jsdom has no methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {},
    close(this: HTMLDialogElement) {
      this.dispatchEvent(new Event('close'));
    },
  });
  addEventListener('click', onClick);
});

afterEach(() => {
  removeEventListener('click', onClick);
  document.body.replaceChildren();
});

test('the button that closes the dialog has a name, but no tooltip, which the modal dialog would make inert', () => {
  open();
  const closer = screen.getByRole('button', { name: 'Close', hidden: true });
  expect(closer).not.toHaveAttribute('data-tooltip');
});

describe('Enter, before the index has arrived', () => {
  it('leads to the search page with what was typed', () => {
    const { field, submit } = open();
    field.value = ' cloud ';
    submit();
    expect(followed).toBe('/es/search#q=cloud');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('leads there with what was typed before the dialog opened', () => {
    open('cloud').submit();
    expect(followed).toBe('/es/search#q=cloud');
  });

  it('leads to the search page without a query if nothing was typed', () => {
    open().submit();
    expect(followed).toBe('/es/search');
  });
});
