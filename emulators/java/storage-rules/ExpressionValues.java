import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.JsonFormat;
import com.google.type.LatLng;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;

/** JSON, as firebase-tools and Firestore write it, as values of the rules language. */
final class ExpressionValues {
  private ExpressionValues() {}

  /** From the proto JSON form of a value, which firebase-tools sends: {"string_value": ..}. */
  static ExpressionValue fromProtoJson(JsonElement json) {
    try {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
      return value.build();
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException("Unreadable value " + json + ": " + e.getMessage(), e);
    }
  }

  /** Object names may hold any character, so the path is built from raw segments, never parsed. */
  static ExpressionPathValue objectPath(String path) {
    ExpressionPathValue.Builder value = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) value.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    return value.build();
  }

  /** A Firestore document as firestore.get() gives it: data, id, __name__. */
  static ExpressionValue document(JsonObject document) {
    String name = Messages.text(document, "name");
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    map.putFields("data", fields(document));
    map.putFields("id", string(name.substring(name.lastIndexOf('/') + 1)));
    if (name.contains("/databases/")) map.putFields("__name__", reference(name));
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  /** The `fields` of a document or of a map. */
  private static ExpressionValue fields(JsonObject parent) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    for (Map.Entry<String, JsonElement> field : Messages.child(parent, "fields").entrySet()) {
      map.putFields(field.getKey(), fieldValue(field.getValue().getAsJsonObject()));
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  /** A value in Firestore's REST form, an object with the type as its only key: {"integerValue": "3"}. */
  private static ExpressionValue fieldValue(JsonObject typed) {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    for (Map.Entry<String, JsonElement> entry : typed.entrySet()) {
      JsonElement json = entry.getValue();
      switch (entry.getKey()) {
        case "booleanValue":
          return value.setBoolValue(json.getAsBoolean()).build();
        case "integerValue":
          return value.setIntValue(json.getAsLong()).build();
        case "doubleValue":
          return value.setFloatValue(Double.parseDouble(json.getAsString())).build();
        case "stringValue":
          return string(json.getAsString());
        case "bytesValue": // a value of the rules language has no form for bytes in this protocol
          return string(new String(Base64.getDecoder().decode(json.getAsString()), StandardCharsets.UTF_8));
        case "timestampValue": {
          JsonObject timestamp = new JsonObject();
          timestamp.add("timestamp_value", json);
          return fromProtoJson(timestamp);
        }
        case "geoPointValue": {
          JsonObject point = json.getAsJsonObject();
          return value.setLatlngValue(
              LatLng.newBuilder().setLatitude(number(point, "latitude")).setLongitude(number(point, "longitude"))).build();
        }
        case "referenceValue":
          return reference(json.getAsString());
        case "arrayValue": {
          ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
          if (json.getAsJsonObject().has("values")) {
            for (JsonElement item : json.getAsJsonObject().getAsJsonArray("values")) {
              list.addValues(fieldValue(item.getAsJsonObject()));
            }
          }
          return value.setListValue(list).build();
        }
        case "mapValue":
          return fields(json.getAsJsonObject());
        default: // nullValue
      }
    }
    return value.setNullValue(NullValue.NULL_VALUE).build();
  }

  private static ExpressionValue string(String text) {
    return ExpressionValue.newBuilder().setStringValue(text).build();
  }

  /** A document's name as a path that begins with its database. */
  private static ExpressionValue reference(String name) {
    int databases = name.indexOf("/databases/");
    String path = databases < 0 ? name : name.substring(databases);
    return ExpressionValue.newBuilder().setPathValue(PathUtils.parse(path)).build();
  }

  private static double number(JsonObject object, String key) {
    return object.has(key) ? object.get(key).getAsDouble() : 0;
  }
}
