import { render } from '@testing-library/react';
import { JsonLd, serializeJsonLd } from '@/lib/seo/json-ld';

const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029 "quoted" \\';
const nodes = [{ '@type': 'Thing' as const, name: hostile }];

describe('structured data', () => {
  it('cannot end its script, whatever a text says', () => {
    const json = serializeJsonLd(nodes);
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(json).toContain('\\u003c/script\\u003e');
  });

  it('reads as the same text again', () => {
    expect(JSON.parse(serializeJsonLd(nodes))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: hostile }],
    });
  });

  it('stands in the page as a script of its type', () => {
    const { container } = render(<JsonLd nodes={nodes} />);
    const script = container.querySelector('script');
    expect(container.children).toHaveLength(1);
    expect(script).toHaveAttribute('type', 'application/ld+json');
    expect(JSON.parse(script?.textContent ?? '')['@graph']).toHaveLength(1);
  });
});
