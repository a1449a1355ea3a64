import { expect, it } from "vitest";
import { addressOf, isLoopbackHost, networkOf, senderOf } from "./network-address.ts";

it.each([
  ["1.2.3.4", "1.2.3.4"],
  [" 1.2.3.4:5678 ", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["10.20.30.40:50", "10.20.30.40"],
  ["::ffff:10.20.30.40", "10.20.30.40"],
  ["::FFFF:1.2.3.4", "1.2.3.4"],
  ["1::ffff:1.2.3.4", "1::ffff:1.2.3.4"],
  ["::ffff:1.2.3.4%eth0", "::ffff:1.2.3.4%eth0"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:[db8::1]", null],
  ["[2001:db8::1]5", null],
  ["::ffff:1.2.3.4:80", null],
  ["unknown", null],
  ["1.2.3.4, 5.6.7.8", null],
  ["", null],
])("PLT-49 parses %j as the address %s", (text, address) => {
  expect(addressOf(text)).toBe(address);
});

it.each([
  ["1.2.3.4", "1.2.3.4"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
  ["64:ff9b::1.2.3.4", "64:ff9b:0:0::/64"],
  ["1::2:3:4:5", "1:0:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["1::2:3:4:5:1.2.3.4", "1:0:2:3::/64"],
  ["1:2:3::4%a:b:c:d:e", "1:2:3:0::/64"],
])("PLT-49 counts attempts from %s under the key %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [undefined, "1.2.3.4", "1.2.3.4"],
  [undefined, "::ffff:1.2.3.4", "1.2.3.4"],
  ["5.6.7.8", "1.2.3.4", "5.6.7.8"],
  ["9.9.9.9, 5.6.7.8:90", "1.2.3.4", "5.6.7.8"],
  ["5.6.7.8, unknown", "1.2.3.4", "1.2.3.4"],
  [undefined, "/run/apogee.sock", "/run/apogee.sock"],
])("PLT-49 a request forwarded as %j over a socket from %s comes from %s", (forwarded, socket, sender) => {
  expect(senderOf(forwarded, socket)).toBe(sender);
});

it.each([
  ["localhost", true],
  ["LOCALHOST", true],
  ["::1", true],
  ["127.0.0.1", true],
  ["127.8.8.8", true],
  ["", false],
  ["::2", false],
  ["128.0.0.1", false],
  ["10.127.0.1", false],
  ["127.evil.example", false],
  ["example.com", false],
])("recognises %j as a loopback host: %s", (name, isLoopback) => {
  expect(isLoopbackHost(name)).toBe(isLoopback);
});
