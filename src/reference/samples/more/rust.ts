import {getHeaders, tokenPlaceholder, type SampleCall} from '../call';
import {getJsonText} from './jsonText';

/** A message as a raw string, between more `#` than ever follow a quotation mark. */
export function quoteRawString(body: unknown): string {
  const text = getJsonText(body);
  const most = Math.max(
    0,
    ...[...text.matchAll(/"(#+)/g)].map(([, marks]) => marks?.length ?? 0),
  );
  const marks = '#'.repeat(most + 1);
  return `r${marks}"${text}"${marks}`;
}

const toValue = (value: string): string =>
  value === tokenPlaceholder
    ? `std::env::var("${value.slice(1)}")?`
    : `"${value}"`;

function send(call: SampleCall, body: string): string {
  const headers = getHeaders(call).map(
    ([name, value]) => `        .header("${name}", ${toValue(value)})`,
  );
  return `    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .build()
        .into();
    let mut response = agent
        .post("${call.url}")
${headers.join('\n')}
        .send(${body})?;`;
}

const renderUnary = (call: SampleCall): string => `// cargo add ureq@3
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let body = ${quoteRawString(call.body)};
${send(call, 'body')}
    println!("{}", response.status());
    println!("{}", response.body_mut().read_to_string()?);
    Ok(())
}`;

const renderStream = (call: SampleCall): string => `// cargo add ureq@3
use std::io::Read;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let message = ${quoteRawString(call.body)};
    let mut envelope = vec![0];
    envelope.extend((message.len() as u32).to_be_bytes());
    envelope.extend(message.as_bytes());
${send(call, '&envelope[..]')}
    if response.status() != 200 {
        return Err(response.body_mut().read_to_string()?.into());
    }
    let mut body = response.into_body().into_reader();
    let mut prefix = [0; 5];
    while body.read_exact(&mut prefix).is_ok() {
        let length = u32::from_be_bytes([prefix[1], prefix[2], prefix[3], prefix[4]]);
        let mut text = vec![0; length as usize];
        body.read_exact(&mut text)?;
        let is_end = prefix[0] & 2 != 0;
        let kind = if is_end { "end of stream" } else { "message" };
        println!("{kind} {}", String::from_utf8(text)?);
    }
    Ok(())
}`;

/** The call with ureq: Rust's standard library has no HTTP. */
export const renderRustSample = (call: SampleCall): string =>
  call.streaming ? renderStream(call) : renderUnary(call);
